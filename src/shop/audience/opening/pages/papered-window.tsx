import { Fill } from '#web/ui/drawing.tsx'
import picture from '#web/ui/kit/picture.module.css'
import styles from './opening.module.css'

/** Floor and light extend beyond the drawing's edges; its container may clip them. */
export function PaperedWindow({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 640 480"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      className={`${picture.drawing} ${styles.drawing} ${className}`}
    >
      <Behind />
      <LooseCorner />
      <Fill ink="paper-deep" d="M-2400 436c800-3 1700-3 2600-2 700 1 1800 3 2900-1v700h-5500Z" />
      <path d="M-2400 436c800-3 1700-3 2600-2 700 1 1800 3 2900-1" />
      <Crate />
      <Ladder />
      <path d="M64 458c9-2 15-2 22 0M268 464c11-3 19-3 28 0M586 456c9-2 15-2 21 0M-120 462c9-2 15-2 22 0M-420 456c12-3 20-3 30 0M-760 464c9-2 15-2 22 0" />
    </svg>
  )
}

function Behind() {
  return (
    <>
      <radialGradient id="lamplight">
        <stop offset="0" className={styles.bright} />
        <stop offset="0.45" className={styles.dim} />
        <stop offset="1" className={styles.none} />
      </radialGradient>
      <ellipse className={styles.glow} cx="214" cy="218" rx="330" ry="250" />
      <g className={styles.shadows}>
        <path d="M211-1200h5V92c14 2 24 12 30 30 6 16 14 26 24 34-36 5-76 5-113 0 10-8 18-18 24-34 6-18 16-28 30-30Z" />
        <path d="M26 166c32-2 64-1 98-3 1 44-1 88 2 132-33 1-67 3-101 2 2-44-1-87 1-131Zm18 18c-1 32 1 64 0 96 21 0 42-1 63-2-1-32 0-63-1-95Z" />
        <path d="M284 224c38 2 78-1 118 2-2 34 1 62-1 94-40 2-78-1-118 1 2-34-1-63 1-97Zm16 16v66c29-1 57 1 86 0v-65c-29-1-57 0-86-1Z" />
        <path d="M318 96c16-1 34-2 52 0 0 24 2 46 0 70-18-1-36 1-53 0 1-24-1-46 1-70Zm12 12v46h28v-46Z" />
        <path d="M196 436c-3-26-22-40-19-70 1-14 11-20 10-36 9-2 18-2 26 0-1 16 9 22 10 36 3 30-16 44-19 70ZM198 326c-4-20-16-34-30-42 16 0 30 8 36 24 0-22 4-42 18-56-2 18 0 34-8 50 8-10 18-16 30-16-14 8-26 22-34 40Z" />
      </g>
    </>
  )
}

function LooseCorner() {
  return (
    <>
      <path className={styles.seam} d="M-40 31c180-2 380 2 552-1" />
      <Fill
        ink="accent-3-wash"
        d="M512 30c60 2 300-1 400 0v178c-90 2-170 4-226 2-60-56-122-116-174-180Z"
      />
      <Fill ink="accent-1" d="M606 30c1 24-1 46 0 70 90 3 200 3 300 2V30Z" />
      <Fill ink="paper-raised" d="M626 30v50c90 3 180 2 280 2V30Z" />
      <path d="M606 31c1 24-1 45 0 69 90 3 200 3 300 2M626 31v49c90 3 180 2 280 2M686 210c70 2 150 0 226-2" />
      <Fill
        ink="paper-raised"
        d="M512 30c60 62 116 124 174 180-44 0-88-8-118-26-28-18-38-48-44-84-4-24-8-48-12-70Z"
      />
      <path d="M512 30c60 62 116 124 174 180-44 0-88-8-118-26-28-18-38-48-44-84-4-24-8-48-12-70ZM552 100c4 30 14 48 34 58 18 10 36 16 54 20" />
      <path
        className={styles.tape}
        d="M506 12c12-3 22-5 34-6l8 22c-12 2-24 6-35 10-3-8-5-17-7-26Z"
      />
    </>
  )
}

function Crate() {
  return (
    <>
      <Fill ink="paper-raised" d="M72 368c-4-42-10-84-16-126 8-4 16-5 24-5 4 44 11 86 15 131Z" />
      <Fill ink="accent-2" d="M124 368c3-34 9-66 15-99l26 5c-5 32-12 62-15 94Z" />
      <path d="M72 368c-4-42-10-84-16-126 8-4 16-5 24-5 4 44 11 86 15 131M58 243c7 3 15 1 22-5M124 368c3-34 9-66 15-99l26 5c-5 32-12 62-15 94" />
      <Fill
        ink="accent-1-wash"
        outlined
        d="M46 364c42 2 88-1 132 1-2 26 1 52-1 78-44 1-88-1-131 0 2-27-1-53 0-79Z"
      />
      <path d="M47 392c44 2 88-2 130 1M46 418c44-2 88 2 131-1M62 366c1 26-1 50 0 76M162 366c-1 26 1 50 0 76M78 405l.6.4M146 379l.6.4M112 430l.6.4" />
    </>
  )
}

function Ladder() {
  return (
    <>
      <Fill ink="accent-3-wash" d="M500 158c30 92 54 184 82 282l-15 1c-28-96-54-190-82-280Z" />
      <path d="M500 158c30 92 54 184 82 282l-15 1c-28-96-54-190-82-280M470 322c24 1 46-1 66 1" />
      <Fill
        ink="accent-3-wash"
        d="M414 156c-18 94-40 190-60 285l15 1c20-96 42-190 60-284ZM484 158c14 94 26 190 42 283l-15 2c-16-94-28-190-42-284Z"
      />
      <Fill
        ink="accent-3-wash"
        d="M408 216c24 2 48-1 72 1l2 13c-26-1-51 1-76-1ZM396 274c30 2 62-1 92 1l2 13c-32-1-64 1-97-1ZM383 334c38 2 76-1 114 1l2 13c-40-1-80 1-119-1ZM371 392c44 2 90-1 134 1l2 13c-46-1-92 1-139-1Z"
      />
      <path d="M414 156c-18 94-40 190-60 285l15 1c20-96 42-190 60-284M484 158c14 94 26 190 42 283l-15 2c-16-94-28-190-42-284M408 216c24 2 48-1 72 1l2 13c-26-1-51 1-76-1ZM396 274c30 2 62-1 92 1l2 13c-32-1-64 1-97-1ZM383 334c38 2 76-1 114 1l2 13c-40-1-80 1-119-1ZM371 392c44 2 90-1 134 1l2 13c-46-1-92 1-139-1Z" />
      <Fill ink="accent-3-wash" outlined d="M400 140c36-2 72-1 108 0l2 18c-38 2-74 1-112 0Z" />
      <Fill
        ink="accent-2"
        d="M424 92c20 3 40 3 60 0-1 18-2 34-5 48-17 1-34 1-50 0-3-14-5-30-5-48Z"
      />
      <Fill
        ink="accent-1"
        d="M424 92c20-5 40-5 60 0-4 3-9 4-15 5-1 8 2 22-4 22-5 0-4-12-5-21-14 1-26-1-36-6Z"
      />
      <path d="M424 92c20 3 40 3 60 0-1 18-2 34-5 48-17 1-34 1-50 0-3-14-5-30-5-48ZM424 92c20-5 40-5 60 0M424 94c-14-30 8-54 32-52 22 2 38 22 28 50" />
      <Fill ink="accent-3-wash" d="M464 90c10-22 22-44 36-64 6 1 9 3 12 7-12 20-22 40-32 60Z" />
      <path d="M464 90c10-22 22-44 36-64 6 1 9 3 12 7-12 20-22 40-32 60" />
    </>
  )
}
