"""Validates the last signature of a PDF with pyHanko, an independent implementation of PAdES.

Usage: check_signature.py <certificate in PEM that is trusted> <PDF> ...
Prints one line of JSON for each PDF: valid, whether the signature covers the whole file, and its subfilter.
"""

import json
import sys

from pyhanko.keys import load_cert_from_pemder
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import validate_pdf_signature
from pyhanko_certvalidator import ValidationContext

trusted, *paths = sys.argv[1:]
for path in paths:
    context = ValidationContext(trust_roots=[load_cert_from_pemder(trusted)], allow_fetching=False)
    with open(path, "rb") as file:
        try:
            signature = PdfFileReader(file).embedded_signatures[-1]
            status = validate_pdf_signature(signature, context)
            result = {
                "valid": status.bottom_line,
                "coverage": status.coverage.name,
                "format": str(signature.sig_object["/SubFilter"]),
            }
        except Exception as error:
            result = {"valid": False, "error": str(error)}
    print(json.dumps(result))
