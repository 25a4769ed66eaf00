import { Button, Notice, Spinner } from '@backoffice/shared/ui'
import { importarPath } from './address.ts'
import { Columnas } from './columnas/Columnas.tsx'
import { textos } from './importar.textos.ts'
import { Informe } from './Informe.tsx'
import { Marcha } from './Marcha.tsx'
import { unansweredIn } from './problem.ts'
import { isRunning, useImportacion } from './useImportacion.ts'

/** One import: its columns before it begins, how far it is, and what became of it. */
export function Importada({ id }: { id: string }) {
  const { seen, failed, gone, show } = useImportacion(id)
  if (gone)
    return (
      <Notice
        tone="warning"
        action={
          <Button size="sm" to={importarPath()}>
            {textos.informe.otra}
          </Button>
        }
      >
        {textos.noEsta}
      </Notice>
    )
  if (seen === null)
    return failed ? (
      <Notice tone="warning">{unansweredIn(textos.marcha)}</Notice>
    ) : (
      <Spinner label={textos.vistaPrevia.revisando} />
    )
  const { importacion } = seen
  if (importacion.estado === 'leida') return <Columnas importacion={importacion} onBegun={show} />
  if (isRunning(importacion)) return <Marcha importacion={importacion} failed={failed} onChanged={show} />
  return <Informe {...seen} onUndo={show} />
}
