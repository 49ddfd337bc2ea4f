interface FillProps {
  /** A colour of the theme: 'accent-1'. */
  ink: string
  d: string
  outlined?: boolean
}

export function Fill({ ink, d, outlined = false }: FillProps) {
  return <path d={d} fill={`var(--${ink})`} stroke={outlined ? undefined : 'none'} />
}
