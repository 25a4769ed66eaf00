/** kB (1000 bytes) of brotli by name; `remoto` is for every remote without a line of its own. */
export type Budgets = Record<string, number> & { remoto: number }

export const budgetOf = (name: string, budgets: Budgets): number => budgets[name] ?? budgets.remoto

/** What outgrew its budget: one sentence each. */
export function breaches(weights: Record<string, number>, budgets: Budgets): string[] {
  return Object.entries(weights).flatMap(([name, bytes]) => {
    const budget = budgetOf(name, budgets)
    if (bytes <= budget * 1000) return []
    return [
      `${name} pesa ${kB(bytes)} kB y su presupuesto es de ${budget}: quitar peso, o subirlo en tooling/start/budgets/budgets.json y decir por qué.`,
    ]
  })
}

export const kB = (bytes: number) => (bytes / 1000).toFixed(1)
