import 'react'

declare module 'react' {
  interface CSSProperties {
    /** What a component tells its stylesheet. */
    [name: `--${string}`]: string | number | undefined
  }
}
