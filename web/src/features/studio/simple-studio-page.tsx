import { PRODUCT_NAME } from '@reelwright/shared'
import { Clapperboard, Copy, Save } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { SESSION_KEYS } from '../../platform'
import { Button, ConfirmDialog, toast } from '../../ui'
import { useSession } from '../account'
import { copyText } from '../library'
import { LibraryList } from './simple-studio/library-list'
import { editPayload, hasOwnWords, isUnsaved, type Sheet } from './simple-studio/sheet'
import { SimpleStudioView } from './simple-studio/simple-studio-view'
import { useSimpleStudio } from './simple-studio/use-simple-studio'

const PricingDialog = lazy(async () => ({ default: (await import('./generator/pricing-dialog')).PricingDialog }))

/** `/tempo` (A-RT-20, OP-08, OP-45, B-SS) */
export function SimpleStudioPage() {
  const { user } = useSession()
  return user && <SimpleStudio key={user.id} userId={user.id} />
}

function SimpleStudio({ userId }: { userId: string }) {
  const { sheet, failure, isGenerating, isSaving, ...studio } = useSimpleStudio(userId)
  const [asks, setAsks] = useState(false)
  const openInStudio = useOpenInStudio()

  return (
    <>
      <title>{`Tempo · ${PRODUCT_NAME}`}</title>
      <SimpleStudioView
        title="Tempo"
        intro={
          <>
            One product name, one script. To choose audience, style, tone and length, use the{' '}
            <Link to="/script-studio" className="rounded-sm text-accent-text underline underline-offset-4">
              Script Studio
            </Link>
            .
          </>
        }
        product={sheet.product}
        onProductChange={(product) => studio.change({ product })}
        text={sheet.text}
        onTextChange={(text) => studio.change({ text })}
        isGenerating={isGenerating}
        failure={failure}
        // A new script takes the place of this one, and these words are nowhere else.
        onGenerate={() => (hasOwnWords(sheet) ? setAsks(true) : void studio.generate())}
        onCancel={studio.cancel}
        actions={
          sheet.text.trim() !== '' &&
          !isGenerating && (
            <>
              <Button
                icon={<Save strokeWidth={1.75} />}
                loading={isSaving}
                disabled={!isUnsaved(sheet)}
                onClick={() => void studio.save()}
              >
                {isUnsaved(sheet) || isSaving ? 'Save to Library' : 'Saved'}
              </Button>
              <Button icon={<Copy strokeWidth={1.75} />} onClick={() => void copyText(sheet.text)}>
                Copy script
              </Button>
              {(sheet.writtenFor ?? sheet.product).trim() !== '' && (
                <Button icon={<Clapperboard strokeWidth={1.75} />} onClick={() => openInStudio(sheet)}>
                  Open in Script Studio
                </Button>
              )}
            </>
          )
        }
      >
        <LibraryList userId={userId} />
      </SimpleStudioView>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Replace your changes?"
        body="You changed the script on this page and did not save it. A new script takes its place."
        confirmLabel="Generate Script"
        onConfirm={() => {
          setAsks(false)
          void studio.generate()
        }}
      />
      {studio.needsPlan !== null && (
        <Suspense>
          <PricingDialog open onOpenChange={studio.forgetPlan} reason={studio.needsPlan} />
        </Suspense>
      )}
    </>
  )
}

/** The studio takes it over from session storage; the sheet stays here as it is. (B-ST-03, OP-41) */
function useOpenInStudio() {
  const navigate = useNavigate()
  return (sheet: Sheet) => {
    try {
      sessionStorage.setItem(SESSION_KEYS.editScriptData, JSON.stringify(editPayload(sheet)))
    } catch {
      toast.error('Your browser blocks storage. Save the script and open it from the library instead.')
      return
    }
    void navigate('/script-studio')
  }
}
