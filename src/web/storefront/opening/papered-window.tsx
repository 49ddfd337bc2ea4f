import styles from './papered-window.module.css'

/**
 * What can be seen of a shop that is being set up: shadows behind the paper, a corner that came
 * loose, and the ladder outside. Floor and light go beyond the drawing's edges; its container may
 * clip them.
 */
export function PaperedWindow({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 640 480"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      className={className ? `${styles.drawing} ${className}` : styles.drawing}
    >
      <Behind />
      <LooseCorner />
      <path
        className={styles.floor}
        d="M-2400 436c800-3 1700-3 2600-2 700 1 1800 3 2900-1v700h-5500Z"
      />
      <path d="M-2400 436c800-3 1700-3 2600-2 700 1 1800 3 2900-1" />
      <Crate />
      <Ladder />
      <path d="M64 458c9-2 15-2 22 0M268 464c11-3 19-3 28 0M586 456c9-2 15-2 21 0M-120 462c9-2 15-2 22 0M-420 456c12-3 20-3 30 0M-760 464c9-2 15-2 22 0" />
    </svg>
  )
}

/** A lamp, and things on a wall that are not to be seen yet. */
function Behind() {
  return (
    <>
      <circle className={styles.halo} cx="206" cy="170" r="168" />
      <circle className={styles.glow} cx="206" cy="170" r="96" />
      <g className={styles.shadows}>
        <path d="M204-900c2 340 1 680 2 1028l-9 4c-3 12-14 18-14 33 0 14 10 23 23 23s23-9 23-23c0-15-11-21-14-33l-9-4c-1-348 0-688-1-1028Z" />
        <path d="M34 172c30-2 58-1 88-3 1 39-1 78 2 118-30 1-60 3-91 2 2-39-1-78 1-117Z" />
        <path d="M282 232c38 2 77-1 116 2-2 30 1 58-1 86-39 2-77-1-116 1 2-30-1-59 1-89Z" />
        <path d="M300 92c18-1 35-2 53 0 0 21 2 42 0 63-18-1-35 1-53 0 1-21-1-42 0-63Z" />
        <path d="M150 436c-2-24-20-38-17-66 1-12 10-18 9-34 8-2 16-2 24 0-1 16 8 22 9 34 3 28-15 42-17 66Z" />
      </g>
    </>
  )
}

/** Where the tape let go: there is light, and a bit of a picture. */
function LooseCorner() {
  return (
    <>
      <path
        className={styles.light}
        d="M648 34c-2 62 2 120-1 182-48-54-98-108-150-164l2-18c50 1 100-1 149 0Z"
      />
      <path className={styles.frame} d="M560 34c1 22-1 44 0 66l88 4V34Z" />
      <path className={styles.mount} d="M578 34v48l70 3V34Z" />
      <path
        className={styles.sheet}
        d="M497 52c52 56 102 110 150 164-30-6-60-4-92-16-24-9-32-30-38-60-5-28-14-58-20-88Z"
      />
      <path d="M560 70c1 10 0 20 0 28l42 2M578 70v12l24 1M497 52c52 56 102 110 150 164-30-6-60-4-92-16-24-9-32-30-38-60-5-28-14-58-20-88ZM532 96c5 34 10 62 30 76 18 12 40 20 60 24" />
    </>
  )
}

/** Rolls and a frame in a crate, just unpacked. */
function Crate() {
  const front = 'M46 364c42 2 88-1 132 1-2 26 1 52-1 78-44 1-88-1-131 0 2-27-1-53 0-79Z'
  return (
    <>
      <path
        className={styles.roll}
        d="M72 368c-4-42-10-84-16-126 8-4 16-5 24-5 4 44 11 86 15 131Z"
      />
      <path className={styles.ink} d="M124 368c3-34 9-66 15-99l26 5c-5 32-12 62-15 94Z" />
      <path d="M72 368c-4-42-10-84-16-126 8-4 16-5 24-5 4 44 11 86 15 131M58 243c7 3 15 1 22-5M124 368c3-34 9-66 15-99l26 5c-5 32-12 62-15 94" />
      <path className={styles.wood} d={front} />
      <path d={front} />
      <path d="M47 392c44 2 88-2 130 1M46 418c44-2 88 2 131-1M62 366c1 26-1 50 0 76M162 366c-1 26 1 50 0 76M78 405l.6.4M146 379l.6.4M112 430l.6.4" />
    </>
  )
}

/** A ladder with a pot of paint on top, left for a moment. */
function Ladder() {
  return (
    <>
      <path className={styles.step} d="M500 158c30 92 54 184 82 282l-15 1c-28-96-54-190-82-280Z" />
      <path d="M500 158c30 92 54 184 82 282l-15 1c-28-96-54-190-82-280M470 322c24 1 46-1 66 1" />
      <path
        className={styles.step}
        d="M414 156c-18 94-40 190-60 285l15 1c20-96 42-190 60-284ZM484 158c14 94 26 190 42 283l-15 2c-16-94-28-190-42-284Z"
      />
      <path
        className={styles.step}
        d="M408 216c24 2 48-1 72 1l2 13c-26-1-51 1-76-1ZM396 274c30 2 62-1 92 1l2 13c-32-1-64 1-97-1ZM383 334c38 2 76-1 114 1l2 13c-40-1-80 1-119-1ZM371 392c44 2 90-1 134 1l2 13c-46-1-92 1-139-1Z"
      />
      <path d="M414 156c-18 94-40 190-60 285l15 1c20-96 42-190 60-284M484 158c14 94 26 190 42 283l-15 2c-16-94-28-190-42-284M408 216c24 2 48-1 72 1l2 13c-26-1-51 1-76-1ZM396 274c30 2 62-1 92 1l2 13c-32-1-64 1-97-1ZM383 334c38 2 76-1 114 1l2 13c-40-1-80 1-119-1ZM371 392c44 2 90-1 134 1l2 13c-46-1-92 1-139-1Z" />
      <path className={styles.step} d="M400 140c36-2 72-1 108 0l2 18c-38 2-74 1-112 0Z" />
      <path d="M400 140c36-2 72-1 108 0l2 18c-38 2-74 1-112 0Z" />
      <path
        className={styles.tin}
        d="M424 92c20 3 40 3 60 0-1 18-2 34-5 48-17 1-34 1-50 0-3-14-5-30-5-48Z"
      />
      <path
        className={styles.paint}
        d="M424 92c20-5 40-5 60 0-4 3-9 4-15 5-1 8 2 22-4 22-5 0-4-12-5-21-14 1-26-1-36-6Z"
      />
      <path d="M424 92c20 3 40 3 60 0-1 18-2 34-5 48-17 1-34 1-50 0-3-14-5-30-5-48ZM424 92c20-5 40-5 60 0M424 94c-14-30 8-54 32-52 22 2 38 22 28 50" />
      <path className={styles.step} d="M464 90c10-22 22-44 36-64 6 1 9 3 12 7-12 20-22 40-32 60Z" />
      <path d="M464 90c10-22 22-44 36-64 6 1 9 3 12 7-12 20-22 40-32 60" />
    </>
  )
}
