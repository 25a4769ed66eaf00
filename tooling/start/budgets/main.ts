import { readFileSync } from 'node:fs'
import { builtSite } from '../stack/index.ts'
import { breaches, budgetOf, kB, measure, type Budgets } from './budgets.ts'

/** Compares the built files with their budgets. */
const budgets = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8')) as Budgets
const weights = measure(builtSite)
for (const [name, bytes] of Object.entries(weights)) {
  console.log(`${name.padEnd(24)}${kB(bytes).padStart(8)} kB de ${budgetOf(name, budgets)}`)
}
const problems = breaches(weights, budgets)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
