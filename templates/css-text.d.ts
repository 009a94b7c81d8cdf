// The bundler loads a `.css` file imported by the server entry as its text.
declare module '*.css' {
  const text: string;
  export default text;
}
