import { Form } from './form'

export default function Page() {
  return (
    <main>
      <h1>A bare page</h1>
      <Form />
    </main>
  )
}
