import { options } from 'preact'

export { renderToString } from 'preact-render-to-string'

/*
 * A page is rendered in less time than it takes the young generation to fill, so that all of it would be gone
 * for nothing, if nothing that is old knew it. But V8 makes functions that are assigned to a property, and
 * getters, among what is old: Preact's contexts and states have such ones, and the router. Here they
 * aren't made, or know of no page.
 */

/** A component while a page is rendered, by Preact's inner names. */
interface Component {
  /** Its element, whose type is the context where it is a context's provider. */
  __v: { type: { __c: string } }
  getChildContext?(): object
  /** Notes who takes the value, to tell of another one. */
  sub?(): void
  /** Whether it compares its states, before it is rendered again. */
  __f?: boolean
}

interface Element {
  type: unknown
  __: Element | null
  __c: Component | null
  __k: unknown
}

const hooks = options as {
  /** Before a component is rendered. */
  __r?: (element: Element) => void
  /** After it and all within it. */
  diffed?: (element: Element) => void
}

const nothing = () => {}

function childContext(this: Component): object {
  return { [this.__v.type.__c]: this }
}

const isProvider = (type: unknown) =>
  typeof type === 'function' && 'Provider' in type && type.Provider === type

const { __r: before, diffed: after } = hooks

hooks.__r = (element) => {
  const { type, __c: component } = element
  if (component) {
    component.__f = true
    if (isProvider(type)) {
      component.getChildContext = childContext
      component.sub = nothing
    }
  }
  before?.(element)
}

hooks.diffed = (element) => {
  after?.(element)
  element.__ = null
  element.__c = null
  element.__k = null
}
