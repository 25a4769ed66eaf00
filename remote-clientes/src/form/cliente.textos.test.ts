import { textosDatosCliente } from '@backoffice/shared/cliente'
import { textos } from './cliente.textos'

// Two texts, as the form need not load what shows the data; but whoever looks for a datum finds it by one name.
it('[F-02] [F-03] the data of a client are called the same where they are written as where they are read', () => {
  expect(textosDatosCliente.personal).toMatchObject(textos.personal)
  expect(textosDatosCliente.empresarial).toEqual(textos.empresarial)
})
