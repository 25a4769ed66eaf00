import type { PerfilCliente } from '@backoffice/shared/contract'
import { dinero, numero, useHoy } from '@backoffice/shared/format'
import { Badge, Grid, Stat, type Tone } from '@backoffice/shared/ui'
import { abiertas, finDeMembresia, saldoDe } from './notes.ts'
import { textos } from './perfil.textos.ts'

type Generales = PerfilCliente['indicadores_generales']

const { indicadores } = textos

/** The numbers at the top of the profile (P-02) and the membership's badge (P-03). */
export function Indicadores({ cliente }: { cliente: PerfilCliente }) {
  const { indicadores_generales: generales, asesorias, contrataciones } = cliente
  const today = useHoy()
  const saldo = saldoDe(contrataciones)
  const notas = [
    generales.membresia_actual && finDeMembresia(contrataciones[0], today),
    saldo > 0 && indicadores.saldo(dinero(saldo)),
  ].filter(Boolean)
  const { label, tone } = insignia(generales.membresia_actual)
  return (
    <section aria-label={indicadores.grupo}>
      <Grid columns={4} narrow={2}>
        <Stat label={indicadores.totales} value={numero(generales.asesorias_totales)} />
        <Stat
          label={indicadores.pendientes}
          value={numero(generales.asesorias_pendientes)}
          note={abiertas(asesorias)}
        />
        <Stat label={indicadores.finalizadas} value={numero(generales.asesorias_finalizadas)} />
        <Stat
          label={indicadores.membresia}
          value={<Badge tone={tone}>{label}</Badge>}
          note={notas.length > 0 && notas.join(' · ')}
        />
      </Grid>
    </section>
  )
}

function insignia(actual: Generales['membresia_actual']): { label: string; tone: Tone } {
  switch (actual?.status) {
    case 0:
      return { label: actual.nombre, tone: 'activa' }
    case 1:
      return { label: indicadores.vencida, tone: 'vencida' }
    case 2:
      return { label: indicadores.cancelada, tone: 'cancelada' }
    default:
      return { label: indicadores.ninguna, tone: 'neutra' }
  }
}
