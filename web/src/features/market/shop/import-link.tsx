import { Upload } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../../ui'

/** Where figures come in. */
export function ImportLink() {
  return (
    <Button asChild variant="primary" icon={<Upload strokeWidth={1.75} />}>
      <Link to="/market-data">Import data</Link>
    </Button>
  )
}
