import { chakra } from '@chakra-ui/react'
import type { Exportacion } from '../../contract/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { textos } from './exportar.textos.ts'
import type { ReadyFilesState } from './useReadyFiles.ts'

type Props = ReadyFilesState & {
  /** Says nothing where there is none. */
  hideEmpty: boolean
}

/** The files of the person, with what can be done with each. */
export function ReadyFiles({ files, failed, fetch, remove, hideEmpty }: Props) {
  if (failed) return <p role="status">{textos.sinRespuesta}</p>
  if (files === null || (files.length === 0 && hideEmpty)) return null
  return (
    <chakra.section aria-label={textos.listos} mt="4">
      <chakra.h3 fontWeight="semibold">{textos.listos}</chakra.h3>
      {files.length === 0 && <p>{textos.ninguno}</p>}
      <chakra.ul display="grid" gap="3" mt="2" listStyleType="none">
        {files.map((one) => (
          <chakra.li key={one._id} css={row}>
            <chakra.div flex="1 1 14rem" minWidth="0">
              <p id={`exportacion-${one._id}`}>{textos.nombre(one)}</p>
              <State {...one} />
            </chakra.div>
            {one.estado === 'lista' && (
              <Button
                size="sm"
                aria-describedby={`exportacion-${one._id}`}
                onClick={() => void fetch(one._id)}
              >
                {textos.descargar}
              </Button>
            )}
            <Act one={one} remove={remove} />
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}

function Act({ one, remove }: { one: Exportacion; remove: Props['remove'] }) {
  const what = one.estado === 'en_curso' ? textos.cancelar : textos.quitar
  return (
    <Button size="sm" aria-describedby={`exportacion-${one._id}`} onClick={() => void remove(one._id)}>
      {what}
    </Button>
  )
}

function State(one: Exportacion) {
  if (one.estado === 'lista') return <small>{textos.listo(one)}</small>
  if (one.estado !== 'en_curso') return <small>{one.motivo}</small>
  return (
    <>
      <chakra.progress
        width="full"
        accentColor="{colors.accent}"
        aria-label={textos.avance(one)}
        max={Math.max(one.total, 1)}
        value={one.avance}
      />
      <small>
        {textos.avance(one)}. {textos.sigue}
      </small>
    </>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' }
