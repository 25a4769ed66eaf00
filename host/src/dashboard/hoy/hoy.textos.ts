export const textos = {
  falla: 'No se pudo pedir lo de hoy.',
  nada: 'Esta cuenta no tiene permiso de ver asesorías, tareas ni membresías.',
  reintentar: 'Reintentar',
  todas: (total: number) => (total === 1 ? 'Ver en la lista' : `Ver las ${total}`),
  /** Completes the link's name for screen readers. */
  de: (titulo: string) => `de «${titulo}»`,
  pasos: 'Primeros pasos',
  mas: (total: number) => `y ${total} más`,
} as const
