import { Heart, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button, IconButton } from '../../ui'

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const

export function ButtonSamples() {
  const [liked, setLiked] = useState(false)
  return (
    <div className="space-y-4">
      {VARIANTS.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant} icon={<Plus strokeWidth={1.75} />}>
            New script
          </Button>
          <Button variant={variant} size="lg">
            Large
          </Button>
          <Button variant={variant} loading>
            Saving
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button asChild>
          <Link to="/test">A link that looks like a button</Link>
        </Button>
        <IconButton label="Edit" icon={<Pencil strokeWidth={1.75} />} />
        <IconButton label="Add" variant="secondary" icon={<Plus strokeWidth={1.75} />} />
        <IconButton label="Record" variant="primary" icon={<Plus strokeWidth={1.75} />} />
        <IconButton label="Delete" variant="danger" icon={<Trash2 strokeWidth={1.75} />} />
        <IconButton
          label="Favorite"
          pressed={liked}
          icon={<Heart strokeWidth={1.75} />}
          onClick={() => setLiked(!liked)}
        />
        <IconButton label="Loading" loading icon={<Plus strokeWidth={1.75} />} />
        <IconButton label="Not now" disabled icon={<Pencil strokeWidth={1.75} />} />
      </div>
      <div className="max-w-xs">
        <Button fullWidth variant="primary">
          A label that is far too long for its button and wraps onto a second line
        </Button>
      </div>
    </div>
  )
}
