import { Card, CardContent } from '@mui/material'
import { Title } from 'react-admin'

/** After signing in, as in the product. */
export const Dashboard = () => (
  <Card>
    <Title title="Inicio" />
    <CardContent>Sección en desarrollo</CardContent>
  </Card>
)
