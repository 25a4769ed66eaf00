import type { EntradaHistoria, Nota } from '@backoffice/shared/contract'
import { useAllowed } from '@backoffice/shared/resource'
import { Box, Button, IconAdd, Stack } from '@backoffice/shared/ui'
import { useState } from 'react'
import { Paginas } from '../Paginas.tsx'
import { useHistoria } from '../useHistoria.ts'
import { EliminarNota } from './EliminarNota.tsx'
import { NotaDialog } from './NotaDialog.tsx'
import { NotaEscrita } from './NotaEscrita.tsx'
import { textos } from './notas.textos.ts'

/** The notes and tasks of a client, newest first (E-10). */
export function Notas({ idCliente }: { idCliente: string }) {
  const historia = useHistoria(idCliente, ['nota'])
  const writes = useAllowed('clientes.editar', '/clientes/crear_nota')
  const [editing, setEditing] = useState<Nota | 'nueva' | null>(null)
  const [deleting, setDeleting] = useState<Nota | null>(null)

  // A page that has just been read has the note's newest version.
  const notas = historia.data?.entradas ?? []
  const latest = (nota: Nota) => notas.map(noteOf).find((one) => one?._id === nota._id) ?? nota
  const replace = (nota: Nota) =>
    historia.patch((pages) => ({
      ...pages,
      entradas: pages.entradas.map(
        (one) => (one._id === nota._id ? { ...one, nota } : one) as EntradaHistoria,
      ),
    }))

  return (
    <Stack gap={4}>
      {writes && (
        <Box>
          <Button size="sm" icon={<IconAdd size={16} />} onClick={() => setEditing('nueva')}>
            {textos.agregar}
          </Button>
        </Box>
      )}
      <Paginas
        historia={historia}
        label={textos.titulo}
        empty={textos.vacia}
        entry={(entrada) =>
          entrada.tipo === 'nota' && (
            <NotaEscrita
              idCliente={idCliente}
              nota={entrada.nota}
              writes={writes}
              onEdit={setEditing}
              onDelete={setDeleting}
              onChange={replace}
              onStale={historia.reload}
            />
          )
        }
      />
      {editing !== null && (
        <NotaDialog
          idCliente={idCliente}
          nota={editing === 'nueva' ? null : latest(editing)}
          onClose={() => setEditing(null)}
          onSaved={historia.reload}
          onStale={historia.reload}
        />
      )}
      <EliminarNota
        idCliente={idCliente}
        nota={deleting}
        onClose={() => setDeleting(null)}
        onDone={historia.reload}
      />
    </Stack>
  )
}

const noteOf = (entrada: EntradaHistoria) => (entrada.tipo === 'nota' ? entrada.nota : null)
