/** What outgrew its budget, and what has none: one sentence each. Budgets are in kB (1000 bytes) of brotli. */
export function breaches(weights: Record<string, number>, budgets: Record<string, number>): string[] {
  return Object.entries(weights).flatMap(([name, bytes]) => {
    const budget = budgets[name]
    if (budget === undefined)
      return [`${name} no tiene presupuesto: añadirlo a tooling/start/budgets/budgets.json.`]
    if (bytes <= budget * 1000) return []
    return [
      `${name} pesa ${kB(bytes)} kB y su presupuesto es de ${budget}: quitar peso, o subirlo en tooling/start/budgets/budgets.json y decir por qué.`,
    ]
  })
}

export const kB = (bytes: number) => (bytes / 1000).toFixed(1)
