import { Create } from 'react-admin'
import { ClienteForm } from './ClienteForm'

const ClienteCreate = () => (
  <Create redirect="list">
    <ClienteForm />
  </Create>
)

export default ClienteCreate
