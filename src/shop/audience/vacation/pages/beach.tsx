import { useDrawings } from '#web/ui/doodles.tsx'
import picture from '#web/ui/kit/picture.module.css'
import styles from './vacation.module.css'

/**
 * A beach; the first demo studio's mascot is there: hat, sunglasses, feet in the water. Sea and sand go
 * beyond the drawing's edges; its container may clip them.
 */
export function Beach({ className }: { className?: string }) {
  const isShore = useDrawings() === 'shore'
  return (
    <svg
      viewBox="0 0 640 480"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      className={
        className
          ? `${picture.drawing} ${styles.drawing} ${className}`
          : `${picture.drawing} ${styles.drawing}`
      }
    >
      <path
        className={styles.sun}
        d="M498 52c38-3 67 24 68 61 1 36-27 66-64 66-38 1-66-26-68-61-2-36 27-64 64-66Z"
      />
      <path d="M494 47c38-3 68 25 69 62M500 24l2-15M567 45l9-11M594 106l15-2M432 47l-11-10M585 166l12 8" />
      <path
        className={styles.sea}
        d="M-2400 302c800-5 1600-4 2600-3 700 1 1800 2 2900-2v260H-2400Z"
      />
      <path d="M-2400 302c800-5 1600-4 2600-3 700 1 1800 2 2900-2" />
      <g className={styles.swell}>
        <path d="M40 332c18-8 30-8 44 0 12 7 26 7 42 0M300 322c16-7 26-7 38 0 11 6 22 6 36 0M556 336c16-7 28-7 40 0 10 6 22 6 34 0M-220 330c18-8 30-8 44 0 12 7 26 7 42 0M-520 350c18-8 30-8 44 0 12 7 26 7 42 0M-860 326c18-8 30-8 44 0 12 7 26 7 42 0M720 352c18-8 30-8 44 0 12 7 26 7 42 0" />
        <path d="M500 372c18-8 30-8 44 0 12 7 26 7 42 0M290 366c14-6 22-6 32 0M-360 376c18-8 30-8 44 0 12 7 26 7 42 0" />
      </g>
      <path
        className={styles.hull}
        d="M252 286c22 3 42 3 64-1-4 9-9 14-15 16-13 2-25 2-37 0-6-3-10-8-12-15Z"
      />
      <path d="M252 286c22 3 42 3 64-1-4 9-9 14-15 16-13 2-25 2-37 0-6-3-10-8-12-15ZM283 285c1-20 0-38 0-56 13 13 22 28 27 46-9 2-18 2-27 1M278 240c-7 15-14 25-24 34 8 2 16 3 24 2" />
      <path
        className={styles.sand}
        d="M-2400 452c700-20 1400-30 2100-42 160-3 330 6 470-2 96-5 170 10 262 14 90 4 190-12 330-8 800 20 1500 10 2338 6v800H-2400Z"
      />
      <path
        className={styles.foam}
        d="M-2400 452c700-20 1400-30 2100-42 160-3 330 6 470-2 96-5 170 10 262 14 90 4 190-12 330-8"
      />
      <Parasol />
      {isShore && <Heron />}
      <path
        className={styles.starfish}
        d="M352 446c5 1 6-9 10-9 4 1 3 9 8 10 5 0 11 0 11 4-1 4-8 4-9 8-1 5 4 10 0 12-4 2-7-6-12-6-4 0-8 6-12 3-3-3 2-8 0-12-2-4-9-5-8-9 1-4 8-1 12-1Z"
      />
      <path d="M58 462c8-2 14-2 20 0M210 470c10-3 17-3 26 0M590 458c8-2 14-2 20 0M432 470l.6.4M540 452l.6.4M120 448l.6.4M-90 460c8-2 14-2 20 0M-300 450l.6.4M-420 466c8-2 14-2 20 0" />
    </svg>
  )
}

/** Coral and paper, stuck into the sand a little crookedly; a book and a mug in its shade. */
function Parasol() {
  return (
    <g transform="translate(148 232) rotate(-9)">
      <path className={styles.pole} d="M2-114c3 100 2 200 7 316" />
      <path
        className={styles.cloth}
        d="M0-112c-62 1-122 38-134 112 17-15 31-15 45 0 14-15 30-15 44 0 15-15 30-15 45 0 14-15 29-15 44 0 15-15 30-15 45 0 14-15 29-15 44 0C122-74 62-113 0-112Z"
      />
      <path
        className={styles.stripe}
        d="M0-112c-62 1-122 38-134 112 17-15 31-15 45 0C-85-48-46-96 0-112ZM0-112C-30-84-45-48-45 0c15-15 30-15 45 0 3-38 3-74 0-112ZM0-112C30-84 44-48 44 0c15-15 30-15 45 0C84-48 46-96 0-112Z"
      />
      <path d="M0-112c-62 1-122 38-134 112 17-15 31-15 45 0 14-15 30-15 44 0 15-15 30-15 45 0 14-15 29-15 44 0 15-15 30-15 45 0 14-15 29-15 44 0C122-74 62-113 0-112ZM-89 0C-85-48-46-96 0-112M-45 0c0-48 15-84 45-112 3 38 3 74 0 112M44 0c0-48-14-84-44-112 46 16 84 64 89 112M0-112l-1-13" />
      <g transform="translate(-58 172) rotate(9)">
        <path
          className={styles.mug}
          d="M0 0c14 3 27 3 40 0-1 13-2 23-5 32-10 3-20 3-30 0C2 22 0 12 0 0Z"
        />
        <path d="M0 0c14 3 27 3 40 0-1 13-2 23-5 32-10 3-20 3-30 0C2 22 0 12 0 0ZM39 8c9-4 15 0 14 8-1 8-9 11-17 9M30 1c3-12 8-22 15-31l9-2" />
      </g>
    </g>
  )
}

/** The heron of the doodles, in three inks and on one leg. */
function Heron() {
  return (
    <g transform="translate(296 98) scale(3.5)">
      <g className={styles.fine}>
        <path d="M36 67c1.5 9 1 17 1 25M46 65c4 5 8 7 12 8-5 3-9 5-13 6" />
        <path
          className={styles.plumage}
          d="M40 46c12-1 21-6 20-16-1-8-9-10-7-17 2-5 9-7 13-3 9 3 19 6 28 10-9 .6-18 .5-26.5 0-5 .4-7.5 2.5-4.5 7.5 4 7 5 17-3 25-1.5 3-3 5.5-5 7.5-9 10-29 11-45 10 7-14 17-23 30-24Z"
        />
        <path className={styles.wing} d="M15 67c6-13 15-19 27-20 5 1 8 5 6 10-4 8-18 11-33 10Z" />
        <path
          className={styles.beak}
          d="M68.5 12.2c8 2 17 4.6 25.5 7.8-9 .6-18 .5-26.5 0-1.5-2.5-1-5.5 1-7.8Z"
        />
        <path d="M40 46c12-1 21-6 20-16-1-8-9-10-7-17 2-5 9-7 13-3 9 3 19 6 28 10-9 .6-18 .5-26.5 0-5 .4-7.5 2.5-4.5 7.5 4 7 5 17-3 25-1.5 3-3 5.5-5 7.5-9 10-29 11-45 10 7-14 17-23 30-24ZM22 63c7-6 14-9 23-10M26 66c6-3 12-5 18-8M58 33c1 4 0 8-2 11M30 93.5c3-1 9-1 13-.5" />
        <path
          className={styles.glasses}
          d="M58.5 11.5c4-.8 8-.6 11.5.4-.2 3.4-1.8 5.6-4.6 5.7-3 .1-5-2-5.4-5.2l-6-.4Z"
        />
        <path
          className={styles.hat}
          d="M50.5 9.8c0-6.5 3.5-10 8.5-10.3 5-.2 8.5 2.8 9.5 8.3 4 .2 7 .9 8.5 2.2-9 1.6-24 2.2-34 1-.6-1.1 3.5-1.3 7.5-1.2Z"
        />
        <path
          className={styles.ribbon}
          d="M50.6 9.7c.1-1.5.3-2.8.7-4 5.5.7 11 .4 16.2-.8.4.9.7 1.9.9 2.9-6 1.6-12 2.2-17.8 1.9Z"
        />
        <path d="M50.5 9.8c0-6.5 3.5-10 8.5-10.3 5-.2 8.5 2.8 9.5 8.3 4 .2 7 .9 8.5 2.2-9 1.6-24 2.2-34 1-.6-1.1 3.5-1.3 7.5-1.2" />
        <path d="M29 86.5c5-1.5 12-1.5 17 0M25 91c-3 .6-5 .6-8 0M49 91.5c4 .8 7 .6 10-.2" />
      </g>
    </g>
  )
}
