import eu.europa.esig.dss.model.FileDocument;
import eu.europa.esig.dss.simplereport.SimpleReport;
import eu.europa.esig.dss.spi.DSSUtils;
import eu.europa.esig.dss.spi.validation.CommonCertificateVerifier;
import eu.europa.esig.dss.spi.x509.CommonTrustedCertificateSource;
import eu.europa.esig.dss.validation.SignedDocumentValidator;
import java.io.File;
import java.time.Instant;
import java.util.Date;

/**
 * Judges the first signature of PDFs with EU DSS, without a connection.
 *
 * <p>Arguments: a certificate in PEM that is trusted, a time (ISO 8601), and PDFs. Prints a line for each PDF: the
 * level, the indication, and the sub-indication or "-".
 */
public class JudgeSignatures {
  public static void main(String[] arguments) {
    var trusted = new CommonTrustedCertificateSource();
    trusted.addCertificate(DSSUtils.loadCertificate(new File(arguments[0])));
    for (int at = 2; at < arguments.length; at++) {
      var verifier = new CommonCertificateVerifier();
      verifier.setTrustedCertSources(trusted);
      var validator = SignedDocumentValidator.fromDocument(new FileDocument(arguments[at]));
      validator.setCertificateVerifier(verifier);
      validator.setValidationTime(Date.from(Instant.parse(arguments[1])));
      SimpleReport report = validator.validateDocument().getSimpleReport();
      String id = report.getFirstSignatureId();
      Object detail = report.getSubIndication(id);
      System.out.println(
          report.getSignatureFormat(id) + " " + report.getIndication(id) + " " + (detail == null ? "-" : detail));
    }
  }
}
