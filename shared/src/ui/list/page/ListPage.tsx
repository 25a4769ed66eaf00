import { Suspense, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { filtrosEnPalabras, type Palabras } from '../../../format/pedido.ts'
import { Button } from '../../button/Button.tsx'
import type { FilterableList } from '../../dialog/FilterDialog.tsx'
import { IconAdd, IconDownload, IconFilter, IconUpload, IconViews } from '../../icons/index.ts'
import { Box } from '../../page/layout.tsx'
import { Notice } from '../../Notice.tsx'
import { Page } from '../../page/Page.tsx'
import { DataTable } from '../DataTable.tsx'
import { Chips, type Chip } from './chips/Chips.tsx'
import { textos } from '../list.textos.ts'
import { SelectButton } from './SelectButton.tsx'
import type { ListPageProps } from './types.ts'

/** The page of a list: its title and buttons, its table, and the messages when there are no rows. */
export function ListPage<Fila extends { _id: string }, F extends FieldValues>(props: ListPageProps<Fila, F>) {
  const {
    texts,
    list,
    filters,
    file,
    bring,
    add,
    rowActions,
    deleted,
    views,
    selection,
    above,
    summary,
    children,
    ...rows
  } = props
  const [panel, setPanel] = useState<'never opened' | 'open' | 'closed'>('never opened')
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened')
  const asked = filters?.asked(list.query.filtros) ?? ''
  const all = () => list.search(list.filtrosVacios)
  const { each, remove } = chips(list, filters?.words)

  const addButton = add && (
    <Button
      variant="primary"
      icon={<IconAdd />}
      {...('to' in add ? { to: add.to } : { onClick: () => add.onClick() })}
    >
      {add.label}
    </Button>
  )
  return (
    <Page
      title={texts.titulo}
      actions={
        <>
          {file?.offered && !deleted?.rows.shown && (
            <Button
              variant="quiet"
              iconOnPhone="tablet"
              icon={<IconDownload />}
              loading={file.pending}
              onClick={() => void file.start()}
            >
              {textos.exportar}
            </Button>
          )}
          {file?.offersCsvToo && !deleted?.rows.shown && (
            <Box hideBelow="lg">
              <Button
                variant="quiet"
                disabled={file.pending}
                onClick={() => void file.start(undefined, 'csv')}
              >
                {textos.csv}
              </Button>
            </Box>
          )}
          {bring && !deleted?.rows.shown && (
            <Button variant="quiet" iconOnPhone="tablet" icon={<IconUpload />} to={bring.to}>
              {bring.label}
            </Button>
          )}
          {filters && (
            <Button
              variant="quiet"
              icon={<IconFilter />}
              count={each?.length ?? 0}
              onClick={() => setDialog('open')}
            >
              {textos.filtrosDeBusqueda}
            </Button>
          )}
          {views && (
            <Button
              variant="quiet"
              iconOnPhone="tablet"
              icon={<IconViews />}
              onClick={() => setPanel('open')}
            >
              {textos.vistas}
            </Button>
          )}
          {selection?.offered && (
            <SelectButton on={selection.checks !== undefined} onStart={() => selection.start()} />
          )}
          {addButton}
        </>
      }
    >
      {file?.error?.kind === 'answer' && (
        <Box mb="4">
          <Notice tone="warning">{textos.noSeExporto}</Notice>
        </Box>
      )}
      {above}
      <ViewChips chips={views?.chips ?? []} onMore={() => setPanel('open')} />
      {summary}
      {selection?.progress}
      <DataTable
        {...rows}
        label={texts.titulo}
        list={list}
        compact={views?.compact ?? false}
        checks={selection?.checks}
        rowId={({ _id }) => _id}
        {...(deleted && { columns: deleted.rows.columns(rows.columns) })}
        {...(rowActions && {
          rowActions: (row: Fila) =>
            deleted?.rows.isDeleted(row)
              ? deleted.rows.rowActions(row)
              : rowActions(row).filter((action) => action !== false),
        })}
        empty={{ title: texts.vacia.titulo, text: texts.vacia.texto, action: addButton }}
        {...(filters && { asked: { words: asked, clear: all, ...(each && { each, remove }) } })}
        {...(texts.sinResultados && {
          notFound: {
            title: texts.sinResultados.titulo,
            text: texts.sinResultados.texto(asked),
            action: <Button onClick={() => void all()}>{textos.buscarTodos}</Button>,
          },
        })}
      />
      {selection?.bar}
      {filters && dialog !== 'never opened' && (
        <filters.Dialog open={dialog === 'open'} list={list} onClose={() => setDialog('closed')} />
      )}
      {/* A remote built before onDemand brings a lazy dialog. */}
      <Suspense fallback={null}>
        {deleted?.rows.row && (
          <deleted.Dialog row={deleted.rows.row} deleted={deleted.rows} onClose={deleted.rows.close} />
        )}
      </Suspense>
      {file?.panel}
      {panel !== 'never opened' && views?.panel(panel === 'open', () => setPanel('closed'))}
      {children}
    </Page>
  )
}

/** The views that fit in a line or two; «Vistas» has all of them. */
const VIEWS = 10

function ViewChips({ chips, onMore }: { chips: Chip[]; onMore(): void }) {
  if (chips.length === 0) return null
  const some = chips.filter(({ current }, index) => current || index < VIEWS)
  const more = chips.length - some.length
  return (
    <Chips label={textos.misVistas} chips={some}>
      {more > 0 && (
        <Button size="sm" onClick={onMore}>
          {textos.masVistas(more)}
        </Button>
      )}
    </Chips>
  )
}

function chips<F extends FieldValues>(list: FilterableList<F>, words: Palabras<F> | undefined) {
  if (!words) return { each: undefined, remove: undefined }
  const { query, filtrosVacios } = list
  const said = filtrosEnPalabras(words, query.filtros)
  return {
    each: said.map(({ campo, texto }) => ({ name: String(campo), words: texto })),
    remove: (name: keyof F) => {
      const con = said.find(({ campo }) => campo === name)?.con ?? name
      return list.search({
        ...query.filtros,
        [name]: filtrosVacios[name],
        [con]: filtrosVacios[con],
      })
    },
  }
}
