import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { UiProvider } from '../theme/UiProvider.tsx'
import { Catalog } from './Catalog.tsx'

/** `npm run dev catalogo`: the kit in a page of its own. No app imports this. */
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <UiProvider>
    <RouterProvider router={createBrowserRouter([{ path: '*', element: <Catalog /> }])} />
  </UiProvider>,
)
