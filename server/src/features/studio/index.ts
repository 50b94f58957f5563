export { attachment } from './export/file-name'
export { type PdfWriter, writePdf } from './export/pdf-writer'
