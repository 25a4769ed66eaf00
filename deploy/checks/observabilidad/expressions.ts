import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { parse } from 'yaml'
import { root } from '../../../tooling/start/before/root.mjs'

export const folder = join(root, 'deploy/observabilidad')

export interface Rule {
  alert: string
  expr: string
  for?: string
  labels: { severity?: string }
  annotations: { summary?: string; runbook_url?: string }
}

export interface Panel {
  type: string
  title: string
  fieldConfig?: { defaults: { unit?: string } }
  targets?: { expr: string }[]
}

export const rules = (): Rule[] => {
  const { groups } = parse(readFileSync(join(folder, 'reglas.yml'), 'utf8')) as {
    groups: { rules: Rule[] }[]
  }
  return groups.flatMap((group) => group.rules)
}

export const panels = (): Panel[] =>
  (JSON.parse(readFileSync(join(folder, 'grafana/tablero.json'), 'utf8')) as { panels: Panel[] }).panels

/** Grafana puts the interval there. */
const asPrometheusReads = (expr: string) => expr.replaceAll('$__rate_interval', '5m')

/** Every expression of the dashboard and the rules, with where it stands. */
export const expressions = (): { at: string; expr: string }[] => [
  ...rules().map(({ alert, expr }) => ({ at: alert, expr })),
  ...panels().flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ at: title, expr: asPrometheusReads(expr) })),
  ),
]

/** The series that an expression of PromQL reads; null: it is none. */
export function seriesOf(expr: string): string[] | null {
  const names: string[] = []
  let isBroken = false
  parser.parse(expr).iterate({
    enter: ({ type, from, to, node }) => {
      isBroken ||= type.isError
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector')
        names.push(expr.slice(from, to))
    },
  })
  return isBroken || names.length === 0 ? null : names
}
