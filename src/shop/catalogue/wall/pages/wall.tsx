import { Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type Product, type SizeUnit, sizeInWords } from '#shop/catalogue/products/product.ts'
import { Button } from '#web/ui/button.tsx'
import { later } from '#web/ui/hooks/later.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import pictureStyles from '#web/ui/kit/picture.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { Picture } from '#web/ui/product/picture.tsx'
import { wallPageCopy } from './copy.ts'
import room from './room.svg?url'
import {
  besideSofa,
  lowerEdge,
  type MeasuredSize,
  measuredSizes,
  sidesInWords,
  sofa,
  sofaInWords,
} from './true-size.ts'
import styles from './wall.module.css'

const loadOwnWall = () => import('./own-wall.tsx')
const OwnWall = later(loadOwnWall)

const paints = ['White', 'Sand', 'Sage', 'Clay', 'Slate', 'Night']
const units: SizeUnit[] = ['cm', 'in']

export function Wall({ product }: { product: Product }) {
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const sizes = measuredSizes(product)
  const size = sizes.find(({ label }) => label === search.get('size')) ?? sizes[0]
  const [picture] = product.pictures
  if (!size || !picture) return null
  const usual = product.sizes.find(({ label }) => label === size.label)?.unit ?? 'cm'
  return (
    <section
      id="wall"
      className={`${layout.stack5} ${layout.page} ${styles.wall}`}
      data-part="true-size"
      aria-labelledby="wall-title"
    >
      <div className={styles.room} data-part="room" aria-hidden="true" style={roomFor(size)}>
        <span className={styles.print}>
          <Picture
            picture={picture}
            decorative
            sizes="25vw"
            className={`${pictureStyles.cover} ${styles.picture}`}
          />
        </span>
        {['plant', 'sofa', 'lamp'].map((name) => (
          <svg key={name} className={styles[name]} aria-hidden="true">
            <use href={`${room}#${name}`} />
          </svg>
        ))}
        <span className={styles.measure}>
          <InUnits of={sofaInWords} />
        </span>
      </div>
      <div className={`${layout.stack4} ${layout.start} ${styles.side}`} data-part="room-words">
        <h2 id="wall-title">{wallPageCopy.atTrueSize}</h2>
        <p aria-live="polite" className={prose.lead}>
          {product.inventoryPolicy === 'one_of_a_kind'
            ? wallPageCopy.theOriginal
            : wallPageCopy.thePrint}{' '}
          {wallPageCopy.is} <InUnits of={(unit) => sidesInWords(size, unit)} />
          {wallPageCopy.a(besideSofa(size))} <InUnits of={sofaInWords} /> {wallPageCopy.sofa}
        </p>
        {sizes.length > 1 && (
          <ul className={layout.row2} aria-label={wallPageCopy.sizeWall}>
            {sizes.map(({ label }) => (
              <li key={label}>
                <Link
                  to={`?${new URLSearchParams({ size: label })}#wall`}
                  replace
                  preventScrollReset
                  defaultShouldRevalidate={false}
                  aria-current={label === size.label ? 'true' : undefined}
                  className={`${control.pick} ${styles.choice}`}
                >
                  {sizeInWords(label)}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <fieldset className={layout.row2}>
          <legend className="visually-hidden">{wallPageCopy.wallLabel}</legend>
          {paints.map((name, at) => (
            <label key={name} className={`${control.pick} ${styles.paint}`} data-paint={name}>
              <input type="radio" name="paint" value={name} defaultChecked={at === 0} />
              <span className="visually-hidden">{name}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className={layout.row2}>
          <legend className="visually-hidden">{wallPageCopy.measuredIn}</legend>
          {units.map((unit) => (
            <label key={unit} className={`${control.pick} ${styles.choice}`}>
              <input type="radio" name="unit" value={unit} defaultChecked={unit === usual} />
              {unit === 'cm' ? wallPageCopy.cm : wallPageCopy.inches}
            </label>
          ))}
        </fieldset>
        <div className={`${layout.stack2} ${prose.hint} ${styles.own}`}>
          <Button
            variant="quiet"
            onPointerEnter={() => void loadOwnWall().catch(() => {})}
            onClick={() => {
              setWanted(true)
              setOpen(true)
            }}
          >
            {wallPageCopy.tryIt}
          </Button>
          <p>{wallPageCopy.staysOnDevice}</p>
        </div>
      </div>
      {wanted && (
        <Suspense>
          <OwnWall
            picture={picture}
            name={product.name}
            sizes={sizes}
            size={size}
            onSize={(label) =>
              setSearch(
                { size: label },
                { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
              )
            }
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

function InUnits({ of }: { of(unit: SizeUnit): string }) {
  return units.map((unit) => (
    <span key={unit} data-unit={unit}>
      {of(unit)}
    </span>
  ))
}

const roomFor = (size: MeasuredSize) => ({
  '--print-wide': size.wide,
  '--tall': size.tall,
  '--from-floor': lowerEdge(size),
  '--sofa': sofa.wide,
})
