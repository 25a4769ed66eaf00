import { onDemand } from '@backoffice/shared/ui'

// On demand: forms that few people open, once.
export const ActivarDialog = onDemand(() => import('./ActivarDialog.tsx').then((file) => file.ActivarDialog))
export const ConfirmarDialog = onDemand(() =>
  import('./ConfirmarDialog.tsx').then((file) => file.ConfirmarDialog),
)
export const LlaveDialog = onDemand(() => import('./LlaveDialog.tsx').then((file) => file.LlaveDialog))
export const CodigosDialog = onDemand(() => import('./CodigosDialog.tsx').then((file) => file.CodigosDialog))
