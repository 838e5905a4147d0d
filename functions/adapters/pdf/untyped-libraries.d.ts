declare module 'pdfmake/js/LayoutBuilder.js' {
  const builder: { default?: object };

  export { builder as default };
}

/** Its own types describe an ES module, but Node loads its CommonJS. */
declare module 'bidi-js' {
  function bidiFactory(): {
    getEmbeddingLevels: (text: string, direction: 'ltr' | 'rtl') => { levels: Uint8Array };
    getMirroredCharactersMap: (text: string, levels: Uint8Array) => Map<number, string>;
  };

  export { bidiFactory as default };
}
