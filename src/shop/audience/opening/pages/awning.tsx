import styles from './opening.module.css'

/** X coordinates of the stripes; the last one ends the awning. */
const edges = [0, 64, 131, 193, 259, 320, 386, 450, 512]
const height = 92

function scallop(from: number, to: number, drop: number): string {
  const middle = (from + to) / 2
  return `M${from} 0V${height - 26}Q${from + 5} ${height + drop} ${middle} ${height + drop - 4}T${to} ${height - 26}V0Z`
}

export function Awning({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={height + 14}
      className={`${styles.awningAwning} ${className}`}
    >
      <defs>
        <pattern id="awning" width="512" height={height + 14} patternUnits="userSpaceOnUse">
          {edges.slice(1).map((to, i) => {
            const path = scallop(edges[i] ?? 0, to, i % 3)
            return <path key={to} d={path} className={i % 2 ? styles.cloth : styles.stripe} />
          })}
          <path
            className={styles.awningSeam}
            d={`M0 ${height - 27}c90-2 170 2 256 0s160 2 256 0`}
          />
        </pattern>
      </defs>
      <rect width="100%" height={height + 14} fill="url(#awning)" stroke="none" />
    </svg>
  )
}
