import { useLocation, useNavigate } from '@backoffice/shared/router'
import { Button, IconBack, Page } from '@backoffice/shared/ui'
import { importacionIn, importarPath } from './address.ts'
import { Elegir } from './Elegir.tsx'
import { Importada } from './Importada.tsx'
import { textos } from './importar.textos.ts'

/** /clientes?vista=importar: a sheet becomes clients (E-11). The import that it shows is in the address. */
export function ImportarPage() {
  const id = importacionIn(useLocation().search)
  const navigate = useNavigate()
  return (
    <Page
      title={textos.titulo}
      actions={
        <Button icon={<IconBack />} to="/clientes">
          {textos.volver}
        </Button>
      }
    >
      {id === null ? (
        <Elegir onRead={(importacion) => void navigate(importarPath(importacion._id))} />
      ) : (
        <Importada key={id} id={id} />
      )}
    </Page>
  )
}
