import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { shippingArea } from '#shop/store/shipping/shipping.copy.ts'
import { mostZones } from '#shop/store/shipping/shipping.ts'
import { PartButton } from '#web/form/inputs/part-button.tsx'
import type { Option } from '#web/form/inputs/select.tsx'
import { entriesOf, type Part } from '#web/form/part-fields.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { shippingCopy } from './copy.ts'
import type { ZoneValues } from './shipping-values.ts'
import { ZoneFields } from './zone-fields.tsx'

const farAway = { from: '7', to: '21' }

interface ZonesFieldProps extends Part<readonly ZoneValues[]> {
  country: string
  open: readonly Option[]
}

/** The last zone covers all other countries and can't be removed. */
export function ZonesField({ country, open, ...parts }: ZonesFieldProps) {
  const { name: whole, value: zones, onChange } = parts
  const box = useRef<HTMLDivElement>(null)
  const added = useRef<string | null>(null)

  useEffect(() => {
    if (added.current === null || zones.length === 0) return
    box.current?.querySelector<HTMLElement>(added.current)?.focus()
    added.current = null
  }, [zones])

  function add(): void {
    const last = zones.at(-1)
    if (!last) return
    const at = zones.length - 1
    added.current = `[data-field="${whole}.${at}.name"] input`
    onChange([...zones.slice(0, -1), { ...last, name: '', countries: [], transit: farAway }, last])
  }

  function remove(at: number): void {
    added.current = '[data-add]'
    onChange(zones.filter((_, i) => i !== at))
  }

  const only = open.length === 1 && zones.length === 1
  return (
    <div
      ref={box}
      className={`${layout.stack5} ${layout.wide} ${layout.start} ${layout.shrinks}`}
      data-field={whole}
    >
      {entriesOf(parts).map(({ remove: _, at, ...zone }) => (
        <ZoneFields
          key={at}
          {...{ ...zone, country, open }}
          only={zones.length === 1}
          taken={zones.flatMap((other, i) => (i === at ? [] : (other.countries ?? [])))}
          onRemove={() => remove(at)}
        />
      ))}
      {only ? (
        <p className={`${prose.hint} ${layout.wide}`}>
          {shippingCopy.oneCountry(shippingArea(open.map(([code]) => code)))}{' '}
          <Link to={adminSectionPath('store-settings')}>{shippingCopy.storeSettingsLink}</Link>.
        </p>
      ) : (
        zones.length < mostZones && (
          <PartButton look="quiet" name={`${whole}.add`} data-add="" onClick={add}>
            {shippingCopy.add}
          </PartButton>
        )
      )}
    </div>
  )
}
