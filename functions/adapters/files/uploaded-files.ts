/** Returns the key of an unused upload. A lifecycle rule removes it after a day (infra/stacks/data.ts). */
const uploadPath = (notaryId: string, uploadId: string) => `uploads/${notaryId}/${uploadId}`;

/** Reads and removes files that browsers uploaded to S3 with a signed form. */
export function uploadedFiles() {
  return {
    /** Returns the form for uploading the file from a browser. */
    async form(
      notaryId: string,
      uploadId: string,
      file: { type: string; maxBytes: number; seconds: number },
    ) {
      const { uploadForm } = await import('./upload-form.ts');
      return uploadForm(uploadPath(notaryId, uploadId), file);
    },

    /** Returns the size in bytes of the uploaded file. Undefined if nothing has arrived. */
    async size(notaryId: string, uploadId: string): Promise<number | undefined> {
      const { objectSize } = await import('../s3/s3-listing.ts');
      return objectSize(uploadPath(notaryId, uploadId));
    },

    /** Returns the whole uploaded file. Throws if nothing has arrived. */
    async read(notaryId: string, uploadId: string): Promise<Buffer> {
      const { getObject } = await import('../s3/s3-objects.ts');
      return Buffer.from(await getObject(uploadPath(notaryId, uploadId)));
    },

    /** Removes an uploaded file. Does nothing if it does not exist. */
    async remove(notaryId: string, uploadId: string): Promise<void> {
      const { deleteObjects } = await import('../s3/s3-objects.ts');
      await deleteObjects([uploadPath(notaryId, uploadId)]);
    },
  };
}

export type UploadedFiles = ReturnType<typeof uploadedFiles>;
