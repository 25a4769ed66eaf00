import type { AsesoriaFila } from '@backoffice/shared/contract'
import { Card, Text } from '@backoffice/shared/ui'
import { textos } from './agenda.textos.ts'
import { Citas, type DeCita } from './cuadricula/Citas.tsx'

interface Props {
  /** The day in words. */
  titulo: string
  filas: AsesoriaFila[]
  deCita: DeCita
}

/** A day on a phone: its advisories, those without an hour first. */
export const ListaDelDia = ({ titulo, filas, deCita }: Props) => (
  <Card title={titulo}>
    {filas.length === 0 ? (
      <Text tone="muted">{textos.vacia}</Text>
    ) : (
      <Citas citas={filas} deCita={deCita} label={titulo} />
    )}
  </Card>
)
