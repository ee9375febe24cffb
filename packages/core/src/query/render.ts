/** A memory as text. */
import { renderFull } from '../forms/forms.ts'
import type { Memory } from '../reads/memory-view.ts'
import type { Form } from './query.ts'

/** Short and medium are stored with the version; full is rendered now. */
export function renderMemory({ version, data }: Memory, form: Form): string {
  return form === 'full' ? renderFull(data) : version.forms[form]
}
