import { hoverWhereItEnds } from './src/web/ui/hover-where-it-ends.ts'

export default { plugins: [hoverWhereItEnds] }
