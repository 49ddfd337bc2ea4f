import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'

const copy = shopCopy.cartLink

interface HandOnProps {
  label: string
  address: string
  title: string
}

/** Uses the browser's own sharing: without scripts the address is selected and copied by hand. */
export function HandOn({ label, address, title }: HandOnProps) {
  const id = useId()
  const hydrated = useHydrated()

  async function onCopy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      toast.success(copy.copied, 2000)
    } catch {
      toast.error(copy.notCopied, 4000)
    }
  }

  return (
    <div className={`${layout.stack2} ${prose.strong}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        readOnly
        value={address}
        className={`${control.flat} ${control.entry}`}
        onFocus={(event) => event.target.select()}
      />
      {/* Keeps its place: nothing below may move under a finger after hydration. */}
      <div className={layout.row3} style={hydrated ? undefined : { visibility: 'hidden' }}>
        <Button variant="quiet" onClick={() => void onCopy()}>
          {copy.copy}
        </Button>
        {hydrated && 'share' in navigator && (
          // Closing the share sheet rejects, too.
          <Button
            variant="quiet"
            onClick={() => void navigator.share({ title, url: address }).catch(() => {})}
          >
            {copy.share}
          </Button>
        )}
      </div>
    </div>
  )
}
