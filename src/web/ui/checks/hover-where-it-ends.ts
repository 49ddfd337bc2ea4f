import type { CSSOptions } from 'vite'

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>

const canHover = '(hover: hover)'

/** On a touch screen a tap begins hovering and nothing ends it. */
export const hoverWhereItEnds: Plugins[number] = {
  postcssPlugin: 'hover-where-it-ends',
  Once(root, { atRule }) {
    root.walkRules(/:hover\b/, (rule) => {
      const { parent } = rule
      if (parent?.type === 'atrule' && 'params' in parent && parent.params === canHover) return
      const others = rule.selectors.map(withoutHover).filter((one) => one !== null)
      if (others.length > 0) rule.before(rule.clone({ selectors: others }))
      rule.replaceWith(atRule({ name: 'media', params: canHover, nodes: [rule.clone()] }))
    })
  },
}

function withoutHover(selector: string): string | null {
  const rest = selector.replace(/:is\(:hover, |, :hover(?=[,)])/, (found) =>
    found.startsWith(':is(') ? ':is(' : '',
  )
  return rest.includes(':hover') ? null : rest
}
