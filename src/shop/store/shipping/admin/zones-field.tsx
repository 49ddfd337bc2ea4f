import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { shippingArea } from '#shop/store/shipping/shipping.copy.ts'
import { mostZones } from '#shop/store/shipping/shipping.ts'
import { useMay } from '#web/admin/staff-role.ts'
import { useEntries } from '#web/form/inputs/entry-tools.tsx'
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
  const { box, add } = useEntries(zones, onChange)
  const mayAddCountries = useMay('owner')

  function addZone(): void {
    const last = zones.at(-1)
    if (last) add({ ...last, name: '', countries: [], transit: farAway }, zones.length - 1)
  }

  const only = open.length === 1 && zones.length === 1
  return (
    <div
      ref={box}
      className={`${layout.stack5} ${layout.wide} ${layout.start} ${layout.shrinks}`}
      data-field={whole}
    >
      {entriesOf(parts).map(({ remove, at, ...zone }) => (
        <ZoneFields
          key={at}
          {...zone}
          at={at}
          country={country}
          open={open}
          only={zones.length === 1}
          taken={zones.flatMap((other, i) => (i === at ? [] : (other.countries ?? [])))}
          onRemove={remove}
        />
      ))}
      {only ? (
        <p className={`${prose.hint} ${layout.wide}`}>
          {shippingCopy.oneCountry(shippingArea(open.map(([code]) => code)))}
          {mayAddCountries && (
            <>
              {' '}
              {shippingCopy.moreCountries}{' '}
              <Link to={adminSectionPath('store-settings')}>{shippingCopy.storeSettingsLink}</Link>.
            </>
          )}
        </p>
      ) : (
        zones.length < mostZones && (
          <PartButton look="quiet" name={`${whole}.add`} onClick={addZone}>
            {shippingCopy.add}
          </PartButton>
        )
      )}
    </div>
  )
}
