export class Mutex {
  #taken = false
  readonly #waiting: (() => void)[] = []

  async take(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true
      return
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  release(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken = false
  }
}
