/** A figure of the studio, drawn around 0,0 in a box of about 1000 units. */
export type Motif = {
  /** path data of the whole figure, for white borders and shadows */
  outline: string
  draw: (colours: Colours) => string
}

export type Colours = { main: string; second: string; line: string; paper: string }
