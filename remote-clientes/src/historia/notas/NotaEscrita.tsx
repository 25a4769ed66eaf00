import { api, useAuth } from '@backoffice/shared'
import type { Nota } from '@backoffice/shared/contract'
import { fechaDeInstante, fechaLarga, hoy, relativo } from '@backoffice/shared/format'
import { useSave } from '@backoffice/shared/resource'
import { Box, Button, Row, Stack, Text } from '@backoffice/shared/ui'
import { textos } from './notas.textos.ts'

interface Props {
  idCliente: string
  nota: Nota
  /** Whether this person may write notes at all. */
  writes: boolean
  onEdit(nota: Nota): void
  onDelete(nota: Nota): void
  onChange(nota: Nota): void
  onStale(): void
}

const { acciones } = textos

/** One note: its text, whose it is, and what this person may do with it (D58). */
export function NotaEscrita({ idCliente, nota, writes, onEdit, onDelete, onChange, onStale }: Props) {
  const yo = useAuth(({ usuario }) => usuario)
  const { _id, version, texto, vence, hecha, responsable, autor, creacion } = nota
  const { save, pending } = useSave(
    (done: boolean) =>
      api.post('/clientes/terminar_nota', {
        id_cliente: idCliente,
        id_nota: _id,
        hecha: done,
        ...(version !== undefined && { version }),
      }),
    { onSaved: (answer) => onChange(answer.nota), onFailed: onStale },
  )
  const mine = yo?._id === autor._id
  const may = {
    finish: writes && responsable !== null && (mine || yo?._id === responsable._id),
    edit: writes && mine,
    delete: writes && (mine || yo?.tipo === 0 || yo?.tipo === 7),
  }
  const action = (label: string, onClick: () => void, loading = false) => (
    <Button size="sm" loading={loading} aria-label={`${label} ${textos.nombre(texto)}`} onClick={onClick}>
      {label}
    </Button>
  )
  const state = hecha
    ? textos.hecha(fechaDeInstante(hecha))
    : vence && `${textos.vence(fechaLarga(vence))}, ${relativo(vence, hoy())}`
  return (
    <Stack gap={2}>
      <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
        {texto}
      </Box>
      {responsable && (
        <Text size="sm">{[state, textos.de(responsable.nombre)].filter(Boolean).join(' · ')}</Text>
      )}
      <Text size="sm" tone="muted">
        {`${autor.nombre} · ${fechaDeInstante(creacion)}`}
      </Text>
      {(may.finish || may.edit || may.delete) && (
        <Row>
          {may.finish &&
            action(hecha ? acciones.reabrir : acciones.terminar, () => void save(!hecha), pending)}
          {may.edit && action(acciones.editar, () => onEdit(nota))}
          {may.delete && action(acciones.eliminar, () => onDelete(nota))}
        </Row>
      )}
    </Stack>
  )
}
