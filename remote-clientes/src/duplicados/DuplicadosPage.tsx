import { useSave } from '@backoffice/shared/resource'
import { Button, EmptyState, Notice, onDemand, Page, Row, Skeleton, Stack, Text } from '@backoffice/shared/ui'
import { useState, type ReactNode } from 'react'
import { Busqueda } from './Busqueda.tsx'
import { FILAS, marcarDistintos } from './calls.ts'
import { textos } from './duplicados.textos.ts'
import { DeUnPar, Grupo } from './Grupo.tsx'
import { Hechas } from './hechas/Hechas.tsx'
import { useDuplicados } from './useDuplicados.ts'

const UnirDialog = onDemand(() => import('./unir/UnirDialog.tsx').then((file) => file.UnirDialog))
const { lista } = textos

/** /clientes?vista=duplicados: clients that may be one person, to merge or to tell apart (E-12). */
export function DuplicadosPage({ vistas }: { vistas: ReactNode }) {
  const [pagina, setPagina] = useState(0)
  const [merging, setMerging] = useState<readonly [string, string] | null>(null)
  const [done, setDone] = useState(0)
  const { seen, failed, reload, refresh, search } = useDuplicados(pagina)
  const changed = () => {
    setDone((count) => count + 1)
    reload()
  }
  const back = () => {
    setDone((count) => count + 1)
    refresh()
  }
  const apart = useSave((ids: string[]) => marcarDistintos(ids, changed), { onSaved: changed })
  const running = seen?.busqueda?.estado === 'en_curso'

  return (
    <Page title={textos.titulo}>
      {vistas}
      <Stack gap={5}>
        <Text tone="muted">{textos.explicacion}</Text>
        {!seen && !failed && <Skeleton lines={6} />}
        {failed && !running && (
          <Notice
            tone="warning"
            action={
              <Button size="sm" onClick={reload}>
                {lista.reintentar}
              </Button>
            }
          >
            {lista.error}
          </Notice>
        )}
        {seen?.busqueda && <Busqueda busqueda={seen.busqueda} failed={failed} onSearch={search} />}
        {seen?.grupos.map((grupo) => (
          <Grupo
            key={grupo.clientes.map(({ _id }) => _id).join(' ')}
            grupo={grupo}
            actions={(par) => (
              <DeUnPar
                par={par}
                busy={apart.pending}
                onMerge={() => setMerging([par[0]._id, par[1]._id])}
                onApart={() => void apart.save([par[0]._id, par[1]._id])}
              />
            )}
            all={
              grupo.clientes.length <= 20 && (
                <Button
                  size="sm"
                  disabled={apart.pending}
                  onClick={() => void apart.save(grupo.clientes.map(({ _id }) => _id))}
                >
                  {textos.ningunoEs}
                </Button>
              )
            }
          />
        ))}
        {seen && !running && seen.total === 0 && (
          <EmptyState title={lista.ninguno}>{lista.ningunoTexto}</EmptyState>
        )}
        {seen && (seen.total > FILAS || pagina > 0) && (
          <Row justify="space-between" as="nav">
            <Text size="sm" tone="muted">
              {lista.cuantos(seen.total)}
            </Text>
            <Row>
              <Button size="sm" disabled={pagina === 0} onClick={() => setPagina(pagina - 1)}>
                {lista.anteriores}
              </Button>
              <Button
                size="sm"
                disabled={(pagina + 1) * FILAS >= seen.total}
                onClick={() => setPagina(pagina + 1)}
              >
                {lista.siguientes}
              </Button>
            </Row>
          </Row>
        )}
        {seen && <Hechas version={done} onChanged={refresh} />}
      </Stack>
      {merging && (
        <UnirDialog
          ids={merging}
          onClose={() => setMerging(null)}
          onMerged={() => {
            setMerging(null)
            changed()
          }}
          onUndone={back}
        />
      )}
    </Page>
  )
}
